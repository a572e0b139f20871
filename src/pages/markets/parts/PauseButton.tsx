import { Button } from '#ui/form/Button.tsx'

type PauseButtonProps = { hold: { isPaused: boolean; togglePause: () => void } }

/** Pauses a live list, and resumes it. */
export function PauseButton({ hold }: PauseButtonProps) {
  return (
    <Button size="small" tone="quiet" onClick={hold.togglePause}>
      {hold.isPaused ? 'Resume' : 'Pause'}
    </Button>
  )
}
