DROP INDEX "refund__done";
