import { memo, type ReactNode, useMemo } from 'react'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import type { CardPlace, Column } from './Column.ts'
import { contentVisibility, contentVisibilityClass } from './contentVisibility.ts'
import { type RowMark, rowMarkClass } from './rowMark.ts'
import type { TableProps } from './Table.tsx'

/**
 * A table on a phone: every row is a card with the same cells, each at the place its column names. A part
 * of the whole above continues its card, and says only what is its own.
 */
export function CardList<Row>({ caption, columns, rows, rowKey, rowMark }: TableProps<Row>) {
  const lines = useMemo(() => linesOf(columns), [columns])
  const partLines = useMemo(() => linesOf(columns.filter(({ ofWhole }) => !ofWhole)), [columns])
  return (
    <CompactFigures value={true}>
      <ul
        aria-label={caption}
        className="divide-y text-xs outline-none"
        style={contentVisibility(heightOf(lines))}
      >
        {rows.map((row) => {
          const mark = rowMark?.(row)
          return <Card key={rowKey(row)} row={row} lines={mark === 'part' ? partLines : lines} mark={mark} />
        })}
      </ul>
    </CompactFigures>
  )
}

type CardProps<Row> = { row: Row; lines: readonly CardLine<Row>[]; mark: RowMark | undefined }

/** The card of a record. It is rendered again only when the record or the columns change. */
const Card = memo(function Card<Row>({ row, lines, mark }: CardProps<Row>) {
  return (
    <li className={`bg-(--row) px-4 py-2 ${contentVisibilityClass} ${rowMarkClass(mark)}`}>
      {lines.map(({ name, start, end, wraps }) =>
        name === 'grid' ? (
          <div
            key={name}
            className={`grid gap-x-2 ${start.length > 3 ? 'grid-cols-4' : 'grid-cols-[6fr_7fr_6fr]'}`}
          >
            {start.map((column) => (
              <GridCell key={column.id} column={column} row={row} />
            ))}
          </div>
        ) : (
          <div
            key={name}
            className={`flex items-baseline gap-x-2 ${name === 'top' ? 'text-sm' : ''} ${wraps ? 'flex-wrap' : ''}`}
          >
            {start.map((column) => (
              <CardCell key={column.id} column={column} row={row} shares={isFollowed(column, start)} />
            ))}
            {end.length > 0 && (
              <div
                className={`ml-auto flex items-baseline gap-x-2 ${wraps ? 'shrink-0' : 'min-w-0 max-w-7/10'}`}
              >
                {end.map((column) => (
                  <CardCell key={column.id} column={column} row={row} />
                ))}
              </div>
            )}
          </div>
        ),
      )}
    </li>
  )
}) as <Row>(props: CardProps<Row>) => ReactNode

/** The pixels of a line whose cells do not wrap, and of a line of the grid. */
const lineHeight = 24
const gridHeight = 42

/** The height of a card whose cells do not wrap, in pixels, with its border. Long lists are measured by it. */
export function cardHeight<Row>(columns: readonly Column<Row>[]): number {
  return heightOf(linesOf(columns)) + 17
}

function heightOf<Row>(lines: readonly CardLine<Row>[]): number {
  return lines.reduce((sum, { name }) => sum + (name === 'grid' ? gridHeight : lineHeight), 0)
}

const places = ['top', 'grid', 'bottom', 'foot', 'actions'] as const

type CardLine<Row> = {
  name: string
  start: readonly Column<Row>[]
  end: readonly Column<Row>[]
  /** Its right side has several cells that may not be cut. Where they do not fit, they wrap to a line below. */
  wraps: boolean
}

function linesOf<Row>(columns: readonly Column<Row>[]): readonly CardLine<Row>[] {
  const at = (place: CardPlace) => columns.filter((column) => placeOf(column) === place)
  return places
    .map((name) => ({
      name,
      start: at(name),
      end: name === 'actions' || name === 'grid' ? [] : at(`${name} end`),
    }))
    .filter(({ start, end }) => start.length + end.length > 0)
    .map((line) => ({ ...line, wraps: line.end.length > 1 && line.end.every(({ firm }) => firm) }))
}

function placeOf<Row>({ card, align }: Column<Row>): CardPlace | null {
  return card === undefined ? (align ? 'bottom end' : 'bottom') : card
}

/** Whether another cell that may be long follows. A cell then takes at most its share, and the last one the rest. */
function isFollowed<Row>(column: Column<Row>, cells: readonly Column<Row>[]): boolean {
  return !column.firm && cells.findLast(({ firm }) => !firm) !== column
}

/** The padding leaves room for a focus ring inside of what is cut. */
const spaceClass = 'cell -mx-1 px-1 leading-6'
const cutClass = 'overflow-clip text-ellipsis whitespace-nowrap'

/** A value below its label. An empty one keeps its place. */
function GridCell<Row>({ column, row }: CardCellProps<Row>) {
  const { header, cardLabel = header, unit, firm, cell } = column
  return (
    <div
      className={`h-10.5 min-w-0 pt-1 nth-[n+3]:last:text-right ${unit?.() === '' ? '[&_.unit]:hidden' : ''}`}
    >
      {cardLabel && <div className="truncate leading-4 text-faint">{cardLabel}</div>}
      <div className={`cell -mx-1 px-1 text-sm leading-5.5 ${firm ? 'whitespace-nowrap' : cutClass}`}>
        {cell(row)}
      </div>
    </div>
  )
}

type CardCellProps<Row> = { column: Column<Row>; row: Row; shares?: boolean }

function CardCell<Row>({ column, row, shares = false }: CardCellProps<Row>) {
  const { header, cardLabel, unit, wrap, firm, align, cell } = column
  const content = cell(row)
  if (content === null || content === undefined || content === false || content === '') return null
  const named = unit?.() === '' ? '[&_.unit]:hidden' : ''
  // Where a line is too short, text gives way before numbers do.
  const give = align ? 'min-w-0' : 'min-w-0 shrink-9999'
  const size = shares ? 'max-w-2/5 shrink-0' : firm ? 'shrink-0' : give
  const flow = wrap ? 'min-w-0 flex-1 wrap-anywhere' : firm ? 'whitespace-nowrap' : cutClass
  if (!cardLabel) {
    return (
      <div className={`${spaceClass} ${size} ${flow} ${named}`}>
        <span className="sr-only">{header} </span>
        {content}
      </div>
    )
  }
  return (
    // A number of any length has its line alone, at whose end the digits of one line stand below those of another.
    <div
      className={`-mx-1 flex items-baseline gap-1 overflow-clip px-1 ${wrap && align ? 'flex-1 text-right' : size}`}
    >
      <span className="shrink-0 text-faint">{cardLabel}</span>
      <div className={`min-w-0 ${spaceClass} ${flow} ${named}`}>{content}</div>
    </div>
  )
}
