import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'

type NeighboursProps = { number: number | undefined }

/** Links to the previous and the next block. */
export function Neighbours({ number }: NeighboursProps) {
  const { data: newest } = useQuery(blockNumberQuery())
  if (number === undefined) return null
  const isNewest = newest !== undefined && number >= newest
  return (
    <>
      <Step number={number - 1} disabled={number === 0} label="Previous block" Sign={ChevronLeft} />
      <Step number={number + 1} disabled={isNewest} label="Next block" Sign={ChevronRight} />
    </>
  )
}

type StepProps = { number: number; disabled: boolean; label: string; Sign: typeof ChevronLeft }

function Step({ number, disabled, label, Sign }: StepProps) {
  return (
    <Link
      to="/block/$numberOrHash"
      params={{ numberOrHash: String(Math.max(0, number)) }}
      search={(before: Record<string, unknown>) => (before.tab ? { tab: before.tab } : {}) as never}
      disabled={disabled}
      aria-label={label}
      title={label}
      className={`${buttonClass()} aria-disabled:pointer-events-none aria-disabled:text-faint aria-disabled:opacity-50`}
    >
      <Sign size={16} aria-hidden />
    </Link>
  )
}
