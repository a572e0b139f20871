/** Text without the special meaning of the wildcards of LIKE. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A LIKE pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${escaped(text)}%`
}

/** A LIKE pattern for texts that start with this one. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}
