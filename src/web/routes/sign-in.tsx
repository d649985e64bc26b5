import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import type { AuthMethods } from '../../contract/sign-in.ts'
import { safeNext } from '../../core/auth/next-path.ts'
import { queries } from '../api.ts'
import { wasAskedForModel } from '../features/connections/asked-for-model.ts'
import { accountQueries } from '../features/identity/account-queries.ts'
import { PhoneCode } from '../features/identity/sign-in/phone-code.tsx'
import { OtherMethods, SecondFactorForm, SignInForm } from '../features/identity/sign-in/sign-in-form.tsx'
import { type AuthResult, problemIn, useAuthForm, useStepFocus } from '../features/identity/sign-in/sign-in-state.ts'
import { CompleteSignUpForm, SignUpForm } from '../features/identity/sign-up-forms.tsx'
import { paths } from '../paths.ts'
import { FormProblem } from '../ui/fields/text-field.tsx'
import { NarrowPage } from '../ui/plain-pages.tsx'
import { Tabs } from '../ui/tabs.tsx'

const MODES = [
  { name: 'in', label: 'Sign in', title: 'Welcome back', intro: 'Your helpers kept your place.' },
  {
    name: 'up',
    label: 'Sign up',
    title: 'Create your account',
    intro: 'Free, under a minute, no credit card required.',
  },
] as const
type Mode = (typeof MODES)[number]['name']

type Begun = Pick<AuthMethods, 'secondFactor' | 'pendingSignUp'>

function begun({ secondFactor, pendingSignUp }: Begun, onSignedUp: (user: User) => void) {
  if (secondFactor) {
    return (
      <NarrowPage title="One more step" lead="Please confirm it’s you.">
        <SecondFactorForm factors={secondFactor} />
      </NarrowPage>
    )
  }
  if (pendingSignUp) {
    return (
      <NarrowPage title="Welcome" lead="You are new here. Two questions, and your account is ready.">
        <CompleteSignUpForm name={pendingSignUp.name} onSignedUp={onSignedUp} />
      </NarrowPage>
    )
  }
  return null
}

function stepIn(methods: AuthMethods | undefined, byPhone: boolean): string | null {
  if (!methods) return null
  if (methods.secondFactor) return 'second factor'
  if (methods.pendingSignUp) return 'sign-up'
  return byPhone ? 'phone' : 'methods'
}

function PhoneStep({ onBack }: { onBack(): void }) {
  const enter = useAuthForm()
  return (
    <NarrowPage title="Continue with your phone" lead="Whether you are new or returning, the code signs you in.">
      <PhoneCode<AuthResult>
        sendPath="/api/auth/phone/send"
        verifyPath="/api/auth/phone/verify"
        doneLabel="Continue"
        onDone={enter}
        onBack={onBack}
      />
    </NarrowPage>
  )
}

/** For a session that ended elsewhere. Drafts stay: the person may sign in again and go on. */
function clearSensitiveTurns(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('sensitive:')) sessionStorage.removeItem(key)
}

/** The first account sets the product up, before it goes where it wanted to. */
function afterSignIn({ role }: User, isNew: boolean, next: string | null): string {
  const wanted = next ?? (isNew ? paths.create : paths.conversations)
  return role === 'operator' && !wasAskedForModel() ? paths.firstModel(wanted) : wanted
}

export function SignInPage() {
  const me = useQuery(queries.me)
  const { data: methods } = useQuery(accountQueries.authMethods)
  const enter = useAuthForm()
  const search = useSearch()
  const next = safeNext(new URLSearchParams(search).get('next'))
  // Someone who came to create a helper is most likely new.
  const [mode, setMode] = useState<Mode>(next === paths.create ? 'up' : 'in')
  const [byPhone, setByPhone] = useState(false)
  const [isNew, setNew] = useState(false)
  useStepFocus(stepIn(methods, byPhone))
  const isSignedOut = me.data === null
  useEffect(() => {
    if (isSignedOut) clearSensitiveTurns()
  }, [isSignedOut])
  if (me.data) return <Redirect to={afterSignIn(me.data, isNew, next)} replace />
  const onSignedUp = (user: User) => {
    setNew(true)
    enter({ user })
  }
  const step = methods && begun(methods, onSignedUp)
  if (step) return step
  if (byPhone) return <PhoneStep onBack={() => setByPhone(false)} />
  const { title, intro } = MODES[mode === 'in' ? 0 : 1]
  return (
    <NarrowPage title={title} lead={intro}>
      <FormProblem text={problemIn(search)} />
      <Tabs<Mode> label="Sign in or sign up" look="pill" tabs={MODES} chosen={mode} onChoose={setMode}>
        {mode === 'in' ? <SignInForm /> : <SignUpForm onSignedUp={onSignedUp} />}
        {methods && <OtherMethods methods={methods} next={next} onPhone={() => setByPhone(true)} />}
      </Tabs>
    </NarrowPage>
  )
}
