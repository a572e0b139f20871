type CleanTextOptions = { longest?: number; lines?: boolean }

/** Control characters, lone surrogates, line separators and invisible characters: zero-width, bidirectional, tags. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\uFFF9-\uFFFB]/gu
const invisibleButLines = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\uFFF9-\uFFFB]/gu

/** Combining marks after the second on one letter: stacks of them cover other lines. */
const stackedMarks = /(\p{M}{2})\p{M}+/gu

/** Text of nothing that shows: spaces, and the empty pattern of braille, which counts as a sign. */
const blank = /^[\s\u2800]+$/

/**
 * Cleans text from outside: removes invisible characters and stacked marks, and cuts it at `longest` characters. Text without
 * a visible character becomes empty, so that whoever shows a name sees that there is none.
 */
export function cleanText(value: string, { longest = 300, lines = false }: CleanTextOptions = {}): string {
  const cut = value.slice(0, longest * 4)
  const visible = cut
    .replace(lines ? invisibleButLines : invisible, '')
    .replace(stackedMarks, '$1')
    .trim()
    .replace(blank, '')
  const characters = Array.from(visible)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : visible
}
