import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/form/buttonClass.ts'

type MoreLinkProps = { to: '/blocks' | '/txs'; children: string }

/** A link from a short list to the complete one. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} className={buttonClass({ size: 'small', tone: 'quiet' })}>
      {children}
    </Link>
  )
}
