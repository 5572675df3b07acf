// The dialog for reporting somebody, with its messages; loaded when it is first needed.
import { loadMessages } from "$/lib/i18n.svelte";

export { default as ReportDialog } from "./ReportDialog.svelte";

await loadMessages("rights", "lobby");
