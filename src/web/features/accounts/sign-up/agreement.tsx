import { Link } from 'wouter'
import { paths } from '../../../paths.ts'

export const Agreement = () => (
  <p className="text-center text-sm text-ink-soft">
    By creating an account you agree to the{' '}
    <Link href={paths.terms} className="link">
      terms
    </Link>
    . The{' '}
    <Link href={paths.privacy} className="link">
      privacy policy
    </Link>{' '}
    says how we protect what you write.
  </p>
)
