DROP INDEX "user_extract__paid";
