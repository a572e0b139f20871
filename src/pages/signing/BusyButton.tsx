import { SignButton } from './SignButton.tsx'
import { type BusyWith, useBusyLabel } from './useBusyLabel.ts'

/** The button of a form that waits for its wallet or for the network. */
export function BusyButton({ busyWith }: { busyWith: BusyWith }) {
  return <SignButton busy>{useBusyLabel(busyWith)}</SignButton>
}
