import { readFile } from 'node:fs/promises'
import type { MetDifference, Report } from './check.ts'
import { type DifferenceKind, differenceKinds } from './difference.ts'

/** An allowed difference: a row of a table in `differences.md`. */
export type AllowedDifference = {
  /** Paths as in `specPaths`. Empty means every path. */
  paths: string[]
  kind: DifferenceKind
  /** The last names of the field: `token.decimals` also matches `items[].token.decimals`. */
  field: string
}

/**
 * Reads the tables with the columns paths, kind and field. The rest of the file is for people. Throws one sentence for
 * a row it does not understand.
 */
export async function readAllowedDifferences(file: URL | string): Promise<AllowedDifference[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const rows: AllowedDifference[] = []
  let inTable = false
  for (const line of lines) {
    const cells = cellsOf(line)
    if (cells.slice(0, 3).join() === 'paths,kind,field') inTable = true
    else if (cells.length === 0) inTable = false
    else if (inTable && !/^-+$/.test(cells[0] ?? '')) rows.push(...rowsOf(cells))
  }
  return rows
}

function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : []
}

/** A row may name several paths and several fields. */
function rowsOf([paths = '', kindName = '', fields = '']: string[]): AllowedDifference[] {
  const kind = differenceKinds.find((known) => known === kindName)
  const named = words(fields)
  if (!kind || named.length === 0)
    throw new Error(
      `differences.md: a row needs a kind (${differenceKinds.join(', ')}) and a field: ${paths}.`,
    )
  return named.map((field) => ({ paths: words(paths), kind, field }))
}

function words(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

/** Whether a row of the tables covers a difference: its kind, one of its paths, and the end of the field. */
export function isAllowed(
  row: AllowedDifference,
  path: string,
  { kind, field }: Pick<MetDifference, 'kind' | 'field'>,
): boolean {
  if (row.kind !== kind || (row.paths.length > 0 && !row.paths.includes(path))) return false
  return field === row.field || field.endsWith(`.${row.field}`)
}

/** Rows whose difference was not found, although one of their paths was checked. */
export function stale(rows: AllowedDifference[], { checked }: Report): AllowedDifference[] {
  return rows.filter((row) => {
    const asked = checked.filter(({ path }) => row.paths.length === 0 || row.paths.includes(path))
    const shows = asked.some(({ path, differences }) => differences.some((met) => isAllowed(row, path, met)))
    return asked.length > 0 && !shows
  })
}
