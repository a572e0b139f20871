type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="thumb group h-6 w-11 shrink-0 rounded-full border border-edge bg-raised transition-colors aria-checked:border-accent aria-checked:bg-accent"
    >
      <span className="ml-0.75 block size-4 rounded-full bg-muted group-aria-checked:ml-5.75 group-aria-checked:bg-on-accent" />
    </button>
  )
}
