/** Text with the wildcards of LIKE made ordinary. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A LIKE pattern for what contains the text. */
export function containing(text: string): string {
  return `%${escaped(text)}%`
}

/** A LIKE pattern for what starts with the text. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}
