/**
 * `here`: the row this page is about; `new`: a row that was just added, which flashes; `part`: a row of the same whole as the
 * one above, as the transfers of one transaction, which leaves out what the whole tells; `whole`: the first row of such a whole.
 */
export type RowMark = 'here' | 'new' | 'part' | 'whole'

/** The classes that set the background of a row or a card, as the variable `--row`. */
export function rowMarkClass(mark: RowMark | undefined): string {
  if (mark === 'here') return '[--row:var(--color-soft)]'
  const usual = '[--row:var(--color-surface)]'
  if (mark === 'part' || mark === 'whole') return `row-${mark} ${usual}`
  return mark === 'new' ? `animate-flash ${usual}` : usual
}
