import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { eventLines } from './eventFile.ts'

/** Offers lending events as a CSV file. */
export function saveEvents(
  name: string,
  events: readonly LendingEvent[],
  reserves: readonly Reserve[],
): void {
  saveCsv(name, eventLines(events, reserves))
}
