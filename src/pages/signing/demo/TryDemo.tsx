import { Button } from '#ui/form/Button.tsx'
import { useDemoWallet } from './useDemoWallet.ts'

/** Connects a demo wallet with free tokens in one click. For test networks only. The tokens may come after it has left the page. */
export function TryDemo({ size }: { size?: 'large' }) {
  const { step, open, isOpening } = useDemoWallet()
  return (
    <div className="grid gap-1">
      <Button tone="primary" size={size} wide busy={isOpening} onClick={open}>
        Try with free test tokens
      </Button>
      <p role="status" className="text-xs text-down empty:hidden">
        {step === 'failed' && 'The demo wallet did not open. Try again.'}
      </p>
    </div>
  )
}
