import type { History } from './useHistory.ts'

/** Says that older candles are being read, or that they cannot be. */
export function HistoryNote({ state, load }: History) {
  return (
    <span role="status">
      {state === 'loading' && 'Loading older candles'}
      {state === 'failed' && (
        <>
          Older candles can’t be loaded.{' '}
          <button type="button" className="underline" onClick={load}>
            Try again
          </button>
        </>
      )}
    </span>
  )
}
