import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/form/buttonClass.ts'

type MoreProps = { to: '/blocks' | '/txs'; children: string }

/** A link from a short list to the complete one. */
export function More({ to, children }: MoreProps) {
  return (
    <Link to={to} className={buttonClass({ size: 'small', tone: 'quiet' })}>
      {children}
    </Link>
  )
}
