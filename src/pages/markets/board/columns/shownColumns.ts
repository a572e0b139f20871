import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'

/** The columns of the board that can be chosen, in their order. The name and the price are always there. */
export const columnNames = {
  hour: '1 h',
  sixHours: '6 h',
  day: '24 h',
  week: '7 days',
  marketCap: 'Diluted cap',
  volume: 'Volume 24 h',
  trades: 'Trades 24 h',
  sides: 'Buys and sells 24 h',
  holders: 'Holders',
  topHolder: 'Top holder',
  liquidity: 'Liquidity',
  sold: 'Sold',
  creator: 'Creator',
  age: 'Age',
} as const

export type ColumnId = keyof typeof columnNames

export const columnIds = Object.keys(columnNames) as ColumnId[]

const usual = columnIds.filter((id) => !/^(sides|topHolder|liquidity|creator)$/.test(id))

/** The columns chosen in this browser. */
const chosen = stored('boardColumns', v.array(v.picklist(columnIds)), usual)

/** The chosen columns in the order of the board. */
export function useShownColumns(): readonly ColumnId[] {
  return useSyncExternalStore(chosen.subscribe, chosen.read)
}

/** Of the shown columns those of a card: few of the default ones, and the sorted one. */
export function cardColumns(shown: readonly ColumnId[], sorted: string): readonly ColumnId[] {
  if (`${shown}` !== `${usual}`) return shown
  return shown.filter((id) => id === sorted || !/^(hour|sixHours|trades|holders)$/.test(id))
}

/** Shows a column of the board, or hides it. */
export function toggleColumn(id: ColumnId): void {
  const before = chosen.read()
  chosen.write(columnIds.filter((each) => before.includes(each) !== (each === id)))
}

/** Shows the default columns. */
export function showUsualColumns(): void {
  chosen.write(usual)
}
