import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { type CsvValue, csvLine } from '#lib/text/csv.ts'
import type { CsvColumn } from './CsvColumn.ts'
import type { CsvList } from './CsvList.ts'
import { csvColumns } from './csvColumns.ts'
import { csvKeys } from './csvKeys.ts'
import { walkPages } from './walkPages.ts'

/** The most rows of one file: some ten megabytes, and about as much as a spreadsheet handles well. */
const mostRows = 50_000

export type CsvProgress = {
  state: 'walking' | 'stopped' | 'done' | 'full' | 'failed'
  rows: number
  /** How many rows of the explorer could not be read and are missing from the file. */
  skipped: number
  /** How many rows came again on a later page and are in the file once. */
  repeated: number
  /** Whether the explorer said that it does not have every row. */
  isPartial: boolean
  error?: unknown
}

/** Fetches a list page by page and collects the lines of its CSV file. It stops when the component unmounts. */
export function useCsvWalk<Row, Key extends QueryKey>(list: CsvList<Row, Key>) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<CsvProgress | null>(null)
  const lines = useRef<string[]>([])
  const total = useRef({ rows: 0, skipped: 0, repeated: 0, isPartial: false })
  const next = useRef<Cursor | undefined>(undefined)
  const walk = useRef<AbortController>(null)
  const block = useRef<number | null>(null)
  const atBlock = useRef(new Set<string>())
  const written = useRef(new Set<unknown>())
  const listName = `${location.pathname}${location.search}`
  const keyOf = csvKeys[list.name] as (row: Row) => unknown
  const columns = csvColumns[list.name](list.decimals ?? null) as CsvColumn<Row>[]
  useEffect(() => () => walk.current?.abort(), [])

  /** Adds a page to the file. Each line ends with its block, where known, the time of reading, and the list. */
  async function add(page: Page<Row> & { repeated: number }, signal: AbortSignal) {
    const counted = total.current
    const readAt = new Date()
    const rows = await Promise.all(page.items.map((row) => rowAtBlock(row, signal)))
    if (signal.aborted) return
    const kept = rows.flatMap(({ row, at }) => {
      const cells = row && columns.map(({ value }) => value(row))
      return cells === null || isWritten(cells, at) ? [] : [csvLine([...cells, at, readAt, listName])]
    })
    lines.current.push(...kept)
    for (const row of page.items) written.current.add(keyOf(row))
    total.current = {
      rows: counted.rows + kept.length,
      skipped: counted.skipped + page.skipped,
      repeated: counted.repeated + page.repeated,
      isPartial: counted.isPartial || page.isPartial === true,
    }
    next.current = page.next ?? undefined
  }

  /** Whether the file has a row at its one block: its place in the list has changed between two pages. */
  function isWritten(cells: CsvValue[], at: number | null): boolean {
    if (at === null) return false
    const line = csvLine(cells)
    const isRepeated = atBlock.current.has(line)
    atBlock.current.add(line)
    return isRepeated
  }

  async function rowAtBlock(row: Row, signal: AbortSignal): Promise<{ row: Row | null; at: number | null }> {
    const at = block.current
    if (!list.atBlock || at === null) return { row, at: null }
    return list.atBlock(row, at, signal).then(
      (then) => ({ row: then, at }),
      () => ({ row, at: null }),
    )
  }

  /** Reads the newest block once at the start; all rows are read at it. */
  async function settleBlock() {
    if (!list.atBlock || block.current !== null) return
    block.current = await client.fetchQuery({ ...blockNumberQuery(), retry: false }).catch(() => null)
  }

  async function start() {
    const controller = new AbortController()
    walk.current = controller
    const { signal } = controller
    const show = (state: CsvProgress['state'], error?: unknown) => {
      if (!signal.aborted) setProgress({ state, ...total.current, error })
    }
    const ask = (page: Cursor | undefined) =>
      client.fetchQuery({ ...list.pageQuery(page), staleTime: 60_000 })
    show('walking')
    await settleBlock()
    try {
      const walked = walkPages({ ask, from: next.current, keyOf, earlier: written.current, signal })
      for await (const page of walked) {
        await add(page, signal)
        if (signal.aborted) return
        if (page.next === null) return show('done')
        if (total.current.rows >= mostRows) return show('full')
        show('walking')
      }
    } catch (error) {
      show('failed', error)
    }
  }

  function stop() {
    walk.current?.abort()
    setProgress((before) => before && { ...before, state: 'stopped' })
  }

  return {
    progress,
    start,
    stop,
    file: () => [
      csvLine([...columns.map(({ header }) => header), 'At block', 'Read (UTC)', 'List and filter']),
      ...lines.current,
    ],
  }
}
