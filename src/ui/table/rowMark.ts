/** `here`: the row this page is about; `new`: a row that was just added, which flashes. */
export type RowMark = 'here' | 'new'

/** The classes that set the background of a row or a card, as the variable `--row`. */
export function rowMarkClass(mark: RowMark | undefined): string {
  if (mark === 'here') return '[--row:var(--color-soft)]'
  return mark === 'new' ? 'animate-flash [--row:var(--color-surface)]' : '[--row:var(--color-surface)]'
}
