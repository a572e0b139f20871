import { Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { decimal } from '#lib/numbers/decimal.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Tooltip } from '#ui/feedback/hint/Tooltip.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { toast } from '#ui/feedback/toast/toast.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Button } from '#ui/form/Button.tsx'
import { IconButton } from '#ui/form/IconButton.tsx'
import { Input } from '#ui/form/Input.tsx'
import { Menu } from '#ui/form/Menu.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Specimen } from './Specimen.tsx'

const intervals = ['1m', '5m', '15m', '1h', '4h', '1d'].map((value) => ({ value, label: value }))
const orders = [
  { value: 'cap', label: 'Market cap' },
  { value: 'volume', label: 'Volume' },
]

/** Buttons, fields and floating parts. */
export function Controls() {
  return (
    <>
      <Panel title="Buttons">
        <Specimen name="Button">
          <Button tone="primary">Deposit 25 USD</Button>
          <Button>Plain</Button>
          <Button tone="quiet">Quiet</Button>
          <Button tone="danger">Forget</Button>
        </Specimen>
        <Specimen name="busy, disabled">
          <Button tone="primary" busy>
            Waiting for the wallet
          </Button>
          <Button tone="primary" disabled>
            Deposit
          </Button>
          <Button disabled>Next</Button>
        </Specimen>
        <Specimen name="sizes">
          <Button size="small">Small</Button>
          <Button size="large" tone="primary">
            Approve 25 USD
          </Button>
          <IconButton label="Watch" aria-pressed="true">
            <Star size={16} aria-hidden />
          </IconButton>
        </Specimen>
        <Specimen name="Badge, Status">
          {(['neutral', 'accent', 'up', 'down', 'warn', 'info'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {(['success', 'reverted', 'pending', 'unknown', 'dropped'] as const).map((value) => (
            <Status key={value} value={value} />
          ))}
        </Specimen>
        <Floating />
      </Panel>
      <Fields />
    </>
  )
}

function Floating() {
  const [open, setOpen] = useState(false)
  return (
    <Specimen name="Floating">
      <Tooltip text="The part of the pool that is lent out. Above the kink, rates rise quickly.">
        Utilisation
      </Tooltip>
      <Menu
        trigger={
          <button type="button" className="control text-sm">
            Menu
          </button>
        }
        title="Account 10"
        actions={[
          {
            id: 'watch',
            label: 'Watch',
            icon: <Star size={14} aria-hidden />,
            onSelect: () => toast('Watching'),
          },
          {
            id: 'forget',
            label: 'Forget',
            icon: <Trash2 size={14} aria-hidden />,
            tone: 'danger',
            onSelect: () => undefined,
          },
        ]}
      />
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button onClick={() => toast('Deposited 25 USD', { tone: 'success', text: 'Block 12,345' })}>
        Toast
      </Button>
      <Button
        onClick={() => toast('The deposit was rejected', { tone: 'failure', text: 'Nothing was sent.' })}
      >
        Failure
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Deposit TUSD" description="Earn 5.23% a year.">
        <div className="grid gap-4">
          <AmountInput
            label="Amount"
            value="25"
            onChange={() => undefined}
            decimals={6}
            unit="TUSD"
            max={decimal('120.5')}
          />
          <Button tone="primary" size="large" wide>
            Approve 25 TUSD
          </Button>
        </div>
      </Dialog>
    </Specimen>
  )
}

function Fields() {
  const [text, setText] = useState('')
  const [amount, setAmount] = useState('12.5')
  const [interval, setInterval] = useState('1h')
  const [isOn, setIsOn] = useState(true)
  const [order, setOrder] = useState('cap')
  return (
    <Panel title="Fields">
      <div className="grid gap-5 p-4 md:grid-cols-2">
        <Input
          label="Name"
          value={text}
          onChange={setText}
          placeholder="Anything"
          hint="Up to 60 characters."
        />
        <Input
          label="Address"
          value="0x12"
          onChange={() => undefined}
          problem="This is not an address."
          mono
        />
        <AmountInput
          label="You deposit"
          value={amount}
          onChange={setAmount}
          decimals={6}
          unit="TUSD"
          max={decimal('1204.123456')}
          hint="You will receive pTUSD."
        />
        <AmountInput
          label="You borrow"
          value="1,000"
          onChange={() => undefined}
          decimals={18}
          unit="WETH"
          max={null}
        />
        <div className="flex flex-wrap items-end gap-4">
          <Select label="Sort by" value={order} options={orders} onChange={setOrder} />
          <Segmented label="Interval" value={interval} options={intervals} onChange={setInterval} />
          <Switch label="Remote images" checked={isOn} onChange={setIsOn} />
        </div>
        <Input label="Closed" value="Not now" onChange={() => undefined} disabled />
      </div>
    </Panel>
  )
}
