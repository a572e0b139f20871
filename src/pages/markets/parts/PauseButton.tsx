import { Button } from '#ui/form/Button.tsx'

type PauseButtonProps = {
  hold: { isPaused: boolean; togglePause: () => void }
  /** What the list shows, because a page may have two. */
  what: 'markets' | 'trades'
  /** How many new ones wait. */
  news?: string | undefined
}

/** Pauses a live list, and resumes it. */
export function PauseButton({ hold, what, news }: PauseButtonProps) {
  return (
    <Button size="small" tone="quiet" onClick={hold.togglePause}>
      <span>
        {hold.isPaused ? 'Resume' : 'Pause'}{' '}
        <span className={news ? 'sr-only' : 'max-sm:sr-only'}>{what}</span>
        {news && ` · ${news} new`}
      </span>
    </Button>
  )
}
