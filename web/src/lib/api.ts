// Asking the server. Every refusal becomes a `Refusal` with the server's code and reasons.
import type { operations } from "./schema";
import type { ReasonShape } from "./types";

const API = "/api/v1";
const PATIENCE = 60_000; // milliseconds

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly params: Record<string, string | number> = {},
    readonly reasons: ReasonShape[] = [],
  ) {
    super(code);
  }
}

const cookie = (name: string) =>
  document.cookie
    .split("; ")
    .find((part) => part.startsWith(name + "="))
    ?.slice(name.length + 1) ?? "";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(API + path, {
      method,
      headers: {
        "x-csrf-token": cookie("cottonopolis_csrf"),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    text = response.status === 204 ? "" : await response.text();
  } catch {
    throw new Refusal("offline", 0);
  }
  const isJson = response.headers.get("content-type")?.includes("json");
  if (response.ok) return (isJson ? JSON.parse(text) : text) as T;
  const fault = isJson ? JSON.parse(text) : {};
  throw new Refusal(fault.code ?? "internal", response.status, fault.params, fault.reasons);
}

/** The JSON that an operation of the OpenAPI document answers with. */
export type Answer<Name extends keyof operations> = operations[Name]["responses"] extends infer R
  ? { [K in keyof R]: R[K] extends { content: { "application/json": infer J } } ? (K extends 200 | 201 | 202 ? J : never) : never }[keyof R]
  : never;

/** The JSON that an operation takes. */
export type Body<Name extends keyof operations> = operations[Name] extends { requestBody: { content: { "application/json": infer J } } } ? J : never;

export const get = <Name extends keyof operations>(path: string) => ask<Answer<Name>>("GET", path);
export const post = <Name extends keyof operations>(path: string, body?: Body<Name>) => ask<Answer<Name>>("POST", path, body);
export const put = <Name extends keyof operations>(path: string, body?: Body<Name>) => ask<Answer<Name>>("PUT", path, body);
export const patch = <Name extends keyof operations>(path: string, body?: Body<Name>) => ask<Answer<Name>>("PATCH", path, body);
export const remove = <Name extends keyof operations>(path: string) => ask<Answer<Name>>("DELETE", path);
