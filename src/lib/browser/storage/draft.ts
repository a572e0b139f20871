/**
 * What a person has typed and not yet sent, kept in this tab: a reload, also one for a newer build, loses nothing. An empty
 * text forgets it.
 */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Storage is closed or full: nothing is kept.
  }
}

/** What was typed under this name before the reload; empty when nothing was. */
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
