// Calls to the server's HTTP API. Path, query, body and answer are typed by the OpenAPI document.
import createClient, { type ClientPathsWithMethod, type MaybeOptionalInit } from "openapi-fetch";
import type { paths } from "./schema";
import type { ReasonShape } from "./types";

const API_ROOT = "/api/v1";
const REQUEST_TIMEOUT_MS = 60_000;
const CSRF_COOKIES = ["__Host-cottonopolis_csrf", "cottonopolis_csrf"]; // over HTTPS, and without
const CSRF_HEADER = "x-csrf-token";

/** An answer with an error status. Code `offline` and status 0: there was no answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly params: Record<string, string | number> = {},
    readonly reasons: ReasonShape[] = [],
  ) {
    super(code);
  }
}

type Paths = {
  [Path in keyof paths as Path extends `${typeof API_ROOT}${infer Rest}` ? Rest : never]: paths[Path];
};

const client = createClient<Paths>({
  baseUrl: location.origin + API_ROOT,
  fetch: (request) => fetch(request), // looked up at each call, because tests replace it
});

type Method = "get" | "post" | "put" | "patch" | "delete";
type PathOf<M extends Method> = ClientPathsWithMethod<typeof client, M>;
type Init<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<Paths[P], M>;
type InitArgument<M extends Method, P extends PathOf<M>> =
  undefined extends Init<M, P> ? [init?: Init<M, P>] : [init: Init<M, P>];

// openapi-fetch has `MethodResponse` for this, but it turns tuples into arrays.
type Responses<M extends Method, P extends PathOf<M>> =
  Paths[P] extends Record<M, { responses: infer R }> ? R : never;
type Content<Response> = Response extends { content: infer C extends object } ? C[keyof C] : undefined;

/** What the server answers with, for example `Answer<"get", "/me">`. */
export type Answer<M extends Method, P extends PathOf<M>> = Content<
  Responses<M, P>[keyof Responses<M, P> & (200 | 201 | 202 | 204)]
>;

/** The JSON body of a request. */
export type Body<M extends Method, P extends PathOf<M>> = NonNullable<NonNullable<Init<M, P>>["body"]>;

function csrfToken(): string {
  const parts = document.cookie.split("; ");
  for (const name of CSRF_COOKIES) {
    const found = parts.find((part) => part.startsWith(name + "="));
    if (found) return found.slice(name.length + 1);
  }
  return "";
}

async function send(method: Method, path: string, init: object = {}, again = true): Promise<unknown> {
  const token = csrfToken();
  const { data, error, response } = (await client
    .request(
      method,
      path as never,
      {
        ...init,
        headers: { [CSRF_HEADER]: token },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      } as never,
    )
    .catch((reason: unknown) => {
      throw reason instanceof SyntaxError ? reason : new ApiError("offline", 0);
    })) as { data?: unknown; error?: Partial<ApiError> | string; response: Response };
  if (response.ok) return data;
  const { code, params, reasons } = typeof error === "object" ? error : {};
  // The session began or ended elsewhere; the refusal has brought its new token
  if (code === "csrf" && again && csrfToken() !== token) return send(method, path, init, false);
  throw new ApiError(code ?? "internal", response.status, params, reasons);
}

const call =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, ...[init]: InitArgument<M, P>) =>
    send(method, path, init) as Promise<Answer<M, P>>;

export const get = call("get");
export const post = call("post");
export const put = call("put");
export const patch = call("patch");
export const remove = call("delete");

/** The path parameter of a request about a table. */
export const ofTable = (id: string) => ({ params: { path: { table_id: id } } });
