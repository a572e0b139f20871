import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'

type AdjacentBlocksProps = { number: number | undefined }

/** Links to the previous and the next block. */
export function AdjacentBlocks({ number }: AdjacentBlocksProps) {
  const { data: newest } = useQuery(blockNumberQuery())
  if (number === undefined) return null
  const isNewest = newest !== undefined && number >= newest
  return (
    <>
      <Step number={number - 1} disabled={number === 0} label="Previous block" Icon={ChevronLeft} />
      <Step number={number + 1} disabled={isNewest} label="Next block" Icon={ChevronRight} />
    </>
  )
}

type StepProps = { number: number; disabled: boolean; label: string; Icon: typeof ChevronLeft }

function Step({ number, disabled, label, Icon }: StepProps) {
  return (
    <Link
      to="/block/$numberOrHash"
      params={{ numberOrHash: String(Math.max(0, number)) }}
      search={(before: Record<string, unknown>) => (before.tab ? { tab: before.tab } : {}) as never}
      disabled={disabled}
      aria-label={label}
      title={label}
      className={`${buttonClass({ tone: 'quiet', size: 'small' })} aria-disabled:pointer-events-none aria-disabled:text-faint aria-disabled:opacity-50`}
    >
      <Icon size={16} aria-hidden />
    </Link>
  )
}
