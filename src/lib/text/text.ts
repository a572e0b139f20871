type CleanTextOptions = { longest?: number; lines?: boolean }

/** Controls, lone surrogates, line separators, and all that draws nothing: zero-width, bidirectional, tags. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\uFFF9-\uFFFB]/gu
const invisibleButLines = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\uFFF9-\uFFFB]/gu

/** A letter may carry two marks; the rest of a pile of them is noise that covers other lines. */
const pileOfMarks = /(\p{M}{2})\p{M}+/gu

/** Text from outside made fit to show: no invisible characters, no piles of marks, cut at `longest`. */
export function cleanText(value: string, { longest = 300, lines = false }: CleanTextOptions = {}): string {
  const cut = value.slice(0, longest * 4)
  const visible = cut
    .replace(lines ? invisibleButLines : invisible, '')
    .replace(pileOfMarks, '$1')
    .trim()
  const characters = Array.from(visible)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : visible
}
