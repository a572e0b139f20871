import { type FormEvent, useState } from 'react'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Button } from '#ui/form/Button.tsx'
import { quickBuyAmount } from './quickBuyAmount.ts'

const presets = ['10', '50', '100'] as const

type QuickBuyDialogProps = { onOpenChange: (open: boolean) => void }

/** The amount that one press of the board buys for, or none. It is kept in this browser. */
export function QuickBuyDialog({ onOpenChange }: QuickBuyDialogProps) {
  const [text, setText] = useState(quickBuyAmount.read() ?? presets[0])
  const [isTried, setIsTried] = useState(false)
  const reading = readAmount(text, stablecoinDecimals)
  const isOn = quickBuyAmount.read() !== null
  const isAmount = reading.kind === 'amount' && reading.units > 0n

  function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (reading.kind !== 'amount' || reading.units <= 0n) return
    quickBuyAmount.write(fromUnits(reading.units, stablecoinDecimals))
    onOpenChange(false)
  }

  function turnOff() {
    quickBuyAmount.write(null)
    onOpenChange(false)
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Quick buy"
      description="Each market gets a button that opens its trade with this amount. You review it before you sign."
    >
      <form className="thumbs grid gap-4" onSubmit={save}>
        <AmountInput
          label="Amount"
          value={text}
          onChange={setText}
          decimals={stablecoinDecimals}
          unit="USD"
          problem={isTried && !isAmount ? 'Enter an amount above zero.' : undefined}
        />
        <div className="grid grid-cols-3 gap-2">
          {presets.map((dollars) => (
            <Button key={dollars} aria-pressed={text === dollars} onClick={() => setText(dollars)}>
              {`$${dollars}`}
            </Button>
          ))}
        </div>
        <div className="flex justify-end gap-2 max-sm:*:flex-1">
          {isOn && <Button onClick={turnOff}>Turn off</Button>}
          <Button type="submit" tone="primary">
            {isOn ? 'Save' : 'Turn on'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
