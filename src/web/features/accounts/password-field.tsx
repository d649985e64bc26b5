import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import type { FormField } from '../../forms/contract-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

interface PasswordFieldProps extends FormField {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Sign = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
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
