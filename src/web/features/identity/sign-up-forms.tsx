import type { SignUpBody, User } from '../../../contract/accounts.ts'
import type { CompleteSignUpBody } from '../../../contract/sign-in.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { post } from '../../api.ts'
import { type FormField, useContractForm } from '../../forms/contract-form.ts'
import { paths } from '../../paths.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { SubmitForm } from '../../ui/fields/submit-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { browserZone, knowsItsZone, PasswordField, ZoneField } from './account-fields.tsx'
import { useStartOver } from './sign-in/sign-in-state.ts'

export interface NewPerson {
  birthDate: string
  displayName: string
  /** Absent while its field is not shown. */
  timeZone?: string
}

export const newPersonOf = ({ birthDate, displayName, timeZone = browserZone() }: NewPerson) => ({
  birthDate,
  displayName: displayName.trim() || undefined,
  timeZone,
})

export const NameField = ({ initial, ...field }: FormField & { initial?: string | null }) => (
  <TextField
    label="What your helpers call you"
    autoComplete="name"
    optional
    defaultValue={initial ?? undefined}
    maxLength={LIMITS.displayName.max}
    {...field}
  />
)

export const BirthDateField = (field: FormField) => (
  <TextField
    label="Your birth date"
    type="date"
    autoComplete="bday"
    hint="Coterie is for adults: AI companions may not suit some people under 18. We check the date and do not keep it."
    {...field}
    min="1900-01-01"
  />
)

export const Agreement = () => (
  <p className="text-center text-sm text-ink-soft">
    By creating an account you agree to the <TextLink href={paths.terms}>terms</TextLink>. The{' '}
    <TextLink href={paths.privacy}>privacy policy</TextLink> says how we protect what you write.
  </p>
)

interface Typed extends NewPerson {
  username: string
  password: string
  email: string
}

export function SignUpForm({ onSignedUp }: { onSignedUp(user: User): void }) {
  const { field, errors, busy, problem, onSubmit } = useContractForm({
    shape: 'signUpBody',
    bodyOf: ({ username, password, email, ...person }: Typed): SignUpBody => ({
      ...newPersonOf(person),
      username,
      password,
      email: email.trim() || undefined,
    }),
    submit: (body) => post<{ user: User }>('/api/auth/sign-up', body),
    onSuccess: ({ user }) => onSignedUp(user),
  })
  return (
    <SubmitForm form={{ onSubmit, problem, busy }} label="Create account" below={<Agreement />}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={`At least ${LIMITS.username.min} letters or digits.`}
        {...field('username')}
        maxLength={LIMITS.username.max}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        {...field('password')}
      />
      <NameField {...field('displayName')} />
      <TextField label="Email" type="email" autoComplete="email" optional {...field('email')} />
      {(!knowsItsZone() || errors.timeZone) && <ZoneField zone={browserZone()} {...field('timeZone')} />}
      <BirthDateField {...field('birthDate')} />
    </SubmitForm>
  )
}

interface CompleteSignUpFormProps {
  name: string | null
  onSignedUp(user: User): void
}

export function CompleteSignUpForm({ name, onSignedUp }: CompleteSignUpFormProps) {
  const startOver = useStartOver()
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'completeSignUpBody',
    bodyOf: (typed: NewPerson): CompleteSignUpBody => newPersonOf(typed),
    submit: (body) => post<{ user: User }>('/api/auth/complete-sign-up', body),
    onSuccess: ({ user }) => onSignedUp(user),
  })
  return (
    <SubmitForm
      form={{ onSubmit, problem, busy }}
      label="Create account"
      below={
        <>
          <Agreement />
          <Button variant="plain" onClick={startOver}>
            Start over
          </Button>
        </>
      }
    >
      <NameField initial={name} {...field('displayName')} />
      <ZoneField zone={browserZone()} {...field('timeZone')} />
      <BirthDateField {...field('birthDate')} />
    </SubmitForm>
  )
}
