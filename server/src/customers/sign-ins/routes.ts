import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { signInState } from './queries.ts';
import { signIn } from './sign-in.ts';

export const signInRoutes = serve(openSignInCalls, { state: read(signInState), sign: write(signIn) });
