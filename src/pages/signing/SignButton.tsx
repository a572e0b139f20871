import { Button } from '#ui/form/Button.tsx'

type SignButtonProps = { children: string; onClick?: () => void; busy?: boolean; disabled?: boolean }

/** The one button of a form that signs. Its label is the exact next act. */
export function SignButton({ children, onClick, busy = false, disabled = false }: SignButtonProps) {
  return (
    <Button tone="primary" size="large" wide busy={busy} disabled={disabled} {...(onClick && { onClick })}>
      <span className="truncate">{children}</span>
    </Button>
  )
}
