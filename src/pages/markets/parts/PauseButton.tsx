import { Button } from '#ui/form/Button.tsx'

type PauseButtonProps = { hold: { isPaused: boolean; togglePause: () => void } }

/** Stops a live list, and lets it go on. */
export function PauseButton({ hold }: PauseButtonProps) {
  return (
    <Button size="small" tone="quiet" onClick={hold.togglePause}>
      {hold.isPaused ? 'Resume' : 'Pause'}
    </Button>
  )
}
