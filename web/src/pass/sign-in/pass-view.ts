/** Part of the account's page that is open. */
export type PassView = 'home' | 'signIn' | 'register' | 'password' | 'phone';
