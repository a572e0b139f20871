/** Keeps typed text in this tab, so that a reload, also for a newer build, loses nothing. An empty text removes it. */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Storage is closed or full: nothing is kept.
  }
}

/** The text kept under this name; empty without one. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

function keyOf(name: string): string {
  return `tideline.draft.${name}`
}
