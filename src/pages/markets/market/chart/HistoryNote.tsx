import type { History } from './useHistory.ts'

type HistoryNoteProps = { history: History; unreadable: number }

/** Says which candles the chart lacks: older ones that are being read or cannot be, and those that make no sense. */
export function HistoryNote({ history: { state, isWhole, load }, unreadable }: HistoryNoteProps) {
  return (
    <span role="status">
      {unreadable > 0 && (
        <span className="text-warn">
          {unreadable === 1 ? '1 candle' : `${unreadable} candles`} could not be read.{' '}
        </span>
      )}
      {!isWhole && (
        <span className="text-warn">Some trades could not be read: older candles lack them. </span>
      )}
      {state === 'loading' && 'Loading older candles'}
      {state === 'failed' && (
        <>
          Older candles can't be loaded.{' '}
          <button type="button" className="underline" onClick={load}>
            Try again
          </button>
        </>
      )}
    </span>
  )
}
