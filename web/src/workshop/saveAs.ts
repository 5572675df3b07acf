const KEPT_MS = 10_000; // until the browser has surely read it

/** Let the browser save a text as a file. */
export function saveAs(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
