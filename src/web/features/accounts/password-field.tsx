import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import { TextField } from '../../ui/text-field.tsx'

interface PasswordFieldProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

export function PasswordField({ label, name, autoComplete, hint, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Sign = shown ? EyeOff : Eye
  return (
    <TextField
      {...{ label, name, autoComplete, hint, error }}
      type={shown ? 'text' : 'password'}
      maxLength={LIMITS.password.max}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Sign className="size-5" />
        </button>
      }
    />
  )
}
