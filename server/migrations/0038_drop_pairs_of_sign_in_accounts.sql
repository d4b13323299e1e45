DROP INDEX "sign_in_log__account_pairs";
