import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/form/buttonClass.ts'

type MoreLinkProps = { to: '/markets' | '/lending' | '/blocks' | '/txs'; children: string }

/** A link from a short list to the whole one. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} className={buttonClass({ size: 'small', tone: 'quiet' })}>
      {children}
    </Link>
  )
}
