#!/bin/sh
# Installs a shop on Debian 12 or newer: account, folder, unit, a backup each night, and Caddy with TLS before it.
#
#   sudo deploy/install.sh shop.example.com          https://shop.example.com
#   sudo deploy/install.sh shop.example.com/shop     https://shop.example.com/shop, below a path
#
# Run again, it brings the program up to date and leaves settings and data alone.
set -eu

SITE=${1:-}
HERE=$(CDPATH= cd "$(dirname "$0")/.." && pwd)
PROGRAM=/srv/signalbox
DATA=/var/lib/signalbox
BACKUPS=/var/backups/signalbox
SETTINGS=/etc/signalbox.env
NODE=/opt/signalbox-node

say() { printf '%s\n' "$*"; }
stop() { say "$*" >&2; exit 1; }

[ -n "$SITE" ] || stop '用法：sudo deploy/install.sh 域名[/路径] (usage: deploy/install.sh host[/path])'
[ "$(id -u)" = 0 ] || stop '请用 root 运行，如 sudo deploy/install.sh … (run it as root)'
HOST=${SITE%%/*}
BASE=
[ "$HOST" = "$SITE" ] || BASE=/${SITE#*/}
BASE=${BASE%/}
case $HOST in *[!a-zA-Z0-9.-]* | '') stop "域名不正确：$HOST (not a host name)" ;; esac
case $BASE in *[!a-zA-Z0-9/._~-]*) stop "路径不正确：$BASE (not a path)" ;; esac

say '安装软件包… (installing packages)'
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -y -q --no-install-recommends nodejs npm caddy rsync
if [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
  say "系统的 Node.js 低于 20，另装一份在 $NODE，只给商城用… (this Node.js is older than 20: the shop gets one of its own)"
  install -d "$NODE"
  npm install --prefix "$NODE" --no-audit --no-fund --loglevel error node@24 npm@11
  [ -x "$NODE/node_modules/.bin/node" ] || stop 'Node.js 没有装上：请检查网络，再运行一次 (Node.js did not come: check the network and run this again)'
fi

say '账号和文件夹… (account and folders)'
id signalbox >/dev/null 2>&1 || useradd --system --home-dir "$DATA" --shell /usr/sbin/nologin signalbox
install -d -o signalbox -g signalbox -m 0750 "$DATA" "$BACKUPS"
install -d -o signalbox -g signalbox -m 0755 "$PROGRAM"
rsync -a --delete --exclude /.git --exclude /node_modules --exclude /data --exclude '/web/dist*' --exclude '/server/dist*' --chown=signalbox:signalbox "$HERE/" "$PROGRAM/"

if [ ! -e "$SETTINGS" ]; then
  (umask 077 && printf 'DEMO=0\nPORT=8080\nLISTEN_ADDRESS=127.0.0.1\nDATA_DIR=%s\nTRUST_PROXY=1\nBASE_PATH=%s\n' "$DATA" "$BASE" >"$SETTINGS")
fi

say '服务… (units)'
install -m 0644 "$HERE/deploy/signalbox.service" /etc/systemd/system/signalbox.service
install -m 0644 "$HERE/deploy/signalbox-backup.service" /etc/systemd/system/signalbox-backup.service
install -m 0644 "$HERE/deploy/signalbox-backup.timer" /etc/systemd/system/signalbox-backup.timer
if [ -d "$NODE" ]; then
  for UNIT in signalbox.service signalbox-backup.service; do
    install -d "/etc/systemd/system/$UNIT.d"
    printf '[Service]\nEnvironment=PATH=%s/node_modules/.bin:/usr/local/bin:/usr/bin:/bin\n' "$NODE" >"/etc/systemd/system/$UNIT.d/node.conf"
  done
fi
systemctl daemon-reload
systemctl enable signalbox.service signalbox-backup.timer
systemctl restart signalbox.service
systemctl start signalbox-backup.timer

CADDY=/etc/caddy/Caddyfile
if grep -qs "^$HOST {" "$CADDY"; then
  say "$CADDY 里已经有 $HOST，没有改动 (left as it is)"
else
  if [ -n "$BASE" ]; then
    sed "s|shop.example.com|$HOST|; s|/shop|$BASE|g" "$HERE/deploy/Caddyfile.below" >>"$CADDY"
  else
    sed "s|shop.example.com|$HOST|" "$HERE/deploy/Caddyfile" >>"$CADDY"
  fi
fi
systemctl reload-or-restart caddy

say "好了，几分钟后打开 https://$HOST$BASE/ ；管理员密码：journalctl -u signalbox | grep 登录账号"
say '(done; the password of the administrator stands in the journal, to be changed at the first sign-in)'
