-- sealed 7d52be7a18d9417e4d4a46e9b0775dd995d168a10e7d1ee3d629c61977253de8
ALTER TABLE "move_in_row" ADD COLUMN "our_hash" char(32);
